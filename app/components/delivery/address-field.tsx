import { MapPin } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  mergeChosenAddress,
  partsOfSuggestion,
  type AddressSuggestion,
} from '#domain/delivery/chosen-address.ts'
import { addressOnOneLine, type StreetAddress } from '#domain/delivery/street-address.ts'
import { counted } from '#domain/wording.ts'
import { TextField } from '#ui/field.tsx'
import { SuggestField } from '#ui/suggest-field.tsx'
import { MatchedText } from '#ui/matched-text.tsx'
import { useAddressSuggestions } from './use-address-suggestions.ts'

type AddressFieldProps = {
  value: StreetAddress
  onChange: (value: StreetAddress) => void
  /** False without a maps service; the fields are then plain text fields. */
  offersSuggestions: boolean
  errors?: Partial<Record<keyof StreetAddress, string>>
  label?: string
  hint?: string
  /** Prefix for the fields' ids, so that error messages can link to them. */
  idPrefix?: string
}

/** The planting address: a street with suggestions, plus city, state and ZIP code, which choosing a suggestion fills in. */
export function AddressField(props: AddressFieldProps) {
  const { value, onChange, offersSuggestions, errors, label, hint, idPrefix } = props
  const idOf = (field: keyof StreetAddress) => idPrefix && { id: idPrefix + field }
  const change = (field: keyof StreetAddress) => (text: string) => onChange({ ...value, [field]: text })
  const street = {
    ...idOf('address'),
    label: label ?? 'Project address',
    hint: hint ?? 'Where the trees will go.',
    error: errors?.address,
    name: 'address',
    autoComplete: 'address-line1',
    maxLength: 160,
  }
  const part = (field: 'city' | 'state' | 'zipCode') => ({
    ...idOf(field),
    name: field,
    value: value[field],
    error: errors?.[field],
    onChange: (event: { currentTarget: { value: string } }) => change(field)(event.currentTarget.value),
  })
  return (
    <div className="grid gap-4">
      {offersSuggestions ? (
        <SuggestedStreet {...{ value, onChange, street }} />
      ) : (
        <TextField
          {...street}
          value={value.address}
          onChange={(event) => change('address')(event.currentTarget.value)}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_min(4.5rem,22%)_min(6.5rem,36%)] gap-3">
        <TextField {...part('city')} label="City" autoComplete="address-level2" maxLength={80} />
        <TextField {...part('state')} label="State" autoComplete="address-level1" maxLength={40} />
        <TextField
          {...part('zipCode')}
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
      </div>
    </div>
  )
}

type SuggestedStreetProps = Pick<AddressFieldProps, 'value' | 'onChange'> & {
  street: {
    id?: string
    label: string
    hint: string
    error: string | undefined
    name: string
    maxLength: number
  }
}

function SuggestedStreet({ value, onChange, street }: SuggestedStreetProps) {
  const { suggest, suggestions, foundNone, findParts } = useAddressSuggestions()
  const [filledIn, setFilledIn] = useState('')
  const typedSince = useRef(0)

  const fill = (address: StreetAddress) => {
    onChange(address)
    setFilledIn(`Filled in: ${addressOnOneLine(address).replace(/, USA$/, '')}`)
  }
  const choose = async (suggestion: AddressSuggestion) => {
    // Fill in what the suggestion says right away, then the maps service's details, unless the visitor has kept typing.
    const since = typedSince.current
    fill(mergeChosenAddress(value, partsOfSuggestion(suggestion)))
    const parts = await findParts(suggestion.placeId)
    if (parts !== null && typedSince.current === since) fill(mergeChosenAddress(value, parts))
  }
  const count = `${counted(suggestions.length, 'address', 'addresses')} found`

  return (
    <SuggestField
      {...street}
      value={value.address}
      onValueChange={(address) => {
        typedSince.current += 1
        setFilledIn('')
        suggest(address)
        onChange({ ...value, address })
      }}
      options={suggestions}
      optionKey={({ placeId }) => placeId}
      onChoose={(suggestion) => void choose(suggestion)}
      announcement={
        filledIn ||
        (suggestions.length > 0
          ? `${count}. Choose one with the arrow keys, or keep typing.`
          : foundNone
            ? "No address found. We'll use what you type."
            : '')
      }
      renderOption={({ mainText, secondaryText }) => (
        <span className="flex items-center gap-3">
          <MapPin aria-hidden className="size-5 flex-none text-ink-quiet" />
          <span className="grid">
            <span className="text-ui leading-snug font-semibold">
              <MatchedText text={mainText} typed={value.address} />
            </span>
            <span className="text-caption text-ink-soft">{secondaryText.replace(/, USA$/, '')}</span>
          </span>
        </span>
      )}
      foot={
        <span className="flex justify-between gap-3 text-caption text-ink-quiet">
          <span>Not listed? Keep typing. We&apos;ll use what you enter.</span>
          <span className="flex-none">Google Maps</span>
        </span>
      }
    />
  )
}
