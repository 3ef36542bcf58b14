import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { contactMessage, type ContactMessage } from '#domain/contact/contact-message.ts'

// In its own file so zod loads when someone starts typing, not with the page.

export type ContactValues = Record<'name' | 'email' | 'phone' | 'message', string>

export const contactResolver = zodResolver(contactMessage) as unknown as Resolver<
  ContactValues,
  unknown,
  ContactMessage
>
