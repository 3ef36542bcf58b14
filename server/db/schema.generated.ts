export interface DB { company_settings: { setting_key: string; setting_value: string } }
