// What follows the cart in the drawer. Loaded once the drawer opens: whoever only adds plants does without it.
export { DrawerQuoteForm } from './drawer-quote-form.tsx'
export { DrawerQuoteSummary } from './drawer-quote-summary.tsx'
