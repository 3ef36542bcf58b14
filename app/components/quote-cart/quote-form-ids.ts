export const quoteFormId = 'quote-form'

/** A field's id, so that a message can lead to it. */
export const fieldIdPrefix = 'quote-'
