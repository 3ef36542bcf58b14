/** A form's fields, without files. */
export const fieldsOf = (form: HTMLFormElement, submitter?: HTMLElement | null): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form, submitter)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

const seen = new WeakSet<HTMLFormElement>()

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked
  return field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false
}

/** For a form's ref: reads what was entered before the page could respond, which no handler heard. */
export const onEarlyChange =
  (read: (form: HTMLFormElement) => void) =>
  (form: HTMLFormElement | null): void => {
    if (form === null || seen.has(form)) return
    seen.add(form)
    if ([...form.elements].some(isChanged)) read(form)
  }
