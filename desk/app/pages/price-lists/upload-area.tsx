import { FileUp } from 'lucide-react'
import { useId, useRef, useState, type DragEvent } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { megabytes } from '#domain/wording.ts'
import { classNames } from '#ui/class-names.ts'
import { FormProblem } from '#desk/app/components/sign-in-frame.tsx'
import { useOnline } from '#desk/app/components/offline-strip.tsx'

type UploadAreaProps = { refused: string | undefined; mostBytes: number }

/** Drop a list here or choose it. It's sent at once. */
export function UploadArea({ refused, mostBytes }: UploadAreaProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [tooLarge, setTooLarge] = useState<string>()
  const submit = useSubmit()
  const { formData } = useNavigation()
  const online = useOnline()
  const sent = formData?.get('list')
  const reading = sent instanceof File ? sent.name : undefined

  function send(file: File | undefined) {
    if (file === undefined) return
    const isTooLarge = file.size > mostBytes
    setTooLarge(
      isTooLarge
        ? `${file.name} is ${megabytes(file.size)}; a list is at most ${megabytes(mostBytes)}. Save only the sheets with plants and prices.`
        : undefined,
    )
    if (isTooLarge) return
    const body = new FormData()
    body.set('list', file)
    void submit(body, { method: 'post', encType: 'multipart/form-data' })
    form.current?.reset()
  }
  function onDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (reading === undefined && online) send(event.dataTransfer.files[0])
  }
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      className="grid gap-3 border-b border-line px-(--gutter) py-5"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping a file is a shortcut for choosing one */}
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={classNames(
          'grid min-h-56 cursor-pointer content-center justify-items-center gap-2 rounded-box border-2 border-dashed px-6 py-8 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default lg:min-h-72',
          isOver ? 'border-brand bg-good-surface' : 'border-line-control bg-control',
        )}
      >
        <input
          id={id}
          type="file"
          name="list"
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={reading !== undefined || !online}
          onChange={(event) => send(event.target.files?.[0])}
          className="sr-only"
        />
        <FileUp
          aria-hidden
          strokeWidth={1.4}
          className={classNames('size-10 text-ink-soft', reading !== undefined && 'animate-pulse')}
        />
        <span className="font-display text-[1.375rem] leading-tight font-medium">
          {reading === undefined ? (
            <>
              <span className="max-lg:hidden">Drop a price list here, or </span>
              <span className="underline underline-offset-[0.18em]">
                <span className="lg:hidden">Choose a price list</span>
                <span className="max-lg:hidden">choose a file</span>
              </span>
            </>
          ) : (
            <span role="status">Reading {reading}</span>
          )}
        </span>
        <span className="max-w-[46ch] text-small text-ink-soft">
          {reading === undefined
            ? 'Excel (.xlsx) or CSV, just as the wholesaler sent it. Nothing changes on the site until you’ve seen what it does.'
            : 'A long list takes a few seconds.'}
        </span>
      </label>
      <FormProblem>{tooLarge ?? (reading === undefined ? refused : undefined)}</FormProblem>
    </Form>
  )
}
