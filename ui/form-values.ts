/** A form's fields, without files. */
export const fieldsOf = (form: HTMLFormElement | null, submitter?: HTMLElement | null): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form ?? undefined, submitter)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
