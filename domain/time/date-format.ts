/** Formats dates as `Intl` does. It's created at first use, because that takes a phone 40 ms or more, and most pages show no date at first. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => (format ??= new Intl.DateTimeFormat(locale, options)).format(date)
}
