import { z } from 'zod'
import { findCommunity } from '#domain/places/communities.ts'
import { streetAddressSchema, zipOf, type StreetAddress } from './street-address.ts'

/** A place that is chosen before any contact details are given, and remembered. */
export type DeliveryPlace = { zip: string } | { community: string }

/** Where to: roughly, or to the door. */
export type Destination = DeliveryPlace | StreetAddress

const zipSchema = z.strictObject({
  zip: z
    .string()
    .max(12)
    .transform((text, context) => {
      const zip = zipOf(text)
      if (zip !== undefined) return zip
      context.addIssue({ code: 'custom', message: 'A ZIP code has five digits' })
      return z.NEVER
    }),
})

const communitySchema = z.strictObject({
  community: z
    .string()
    .max(40)
    .refine((slug) => findCommunity(slug) !== undefined, 'Not one of our communities'),
})

const doorSchema = streetAddressSchema.refine(
  ({ address, city, zipCode }) => address !== '' && (city !== '' || zipCode !== ''),
  'A street, and a city or ZIP code',
)

export const destinationSchema: z.ZodType<Destination> = z.union([zipSchema, communitySchema, doorSchema])
