/** '(830) 555-0177'; what isn't ten digits stays as it is. */
export const formatPhone = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
