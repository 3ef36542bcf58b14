import { randomUUID } from 'node:crypto'
import { useDeferredValue, useMemo } from 'react'
import { data, redirect } from 'react-router'
import { QuoteCartContext, useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { withGardenPictures } from '#app/components/growth/garden-pictures.ts'
import { youngPlantUrl } from '#app/components/plants/cut-outs.ts'
import { pageMeta } from '#app/seo.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { lazyPart, lowerPart } from '#ui/lazy.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useSame } from '#ui/use-same.ts'
import { nextStamp, type StampedCart } from '#domain/cart/cart-cookie.ts'
import {
  applyCartIntent,
  itemsNeededFor,
  mustAskFirst,
  parseCartIntent,
  parseQuantity,
  sameSitePath,
} from '#domain/cart/cart-intents.ts'
import {
  changeCustomer,
  countPlants,
  isInventoryId,
  markSubmitted,
  plantsInWords,
} from '#domain/cart/cart.ts'
import { toPostedValues } from '#domain/quotes/posted-values.ts'
import { getCartItems } from '#server/quotes/cart/cart-items.ts'
import { estimateCart } from '#server/quotes/cart/estimate-cart.ts'
import { submitCart } from '#server/quotes/cart/submit-cart.ts'
import { cachePolicies } from '#server/web/cache-policies.ts'
import { cartHeaders, readCart } from '#server/web/cart-cookies.ts'
import { clientContext } from '#server/platform/requests/load-context.ts'
import { readForm } from '#server/platform/requests/read-body.ts'
import { nullOnFault, unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { toCartItem } from '#server/catalog/stock-item.ts'
import { listFeaturedItems } from '#server/catalog/featured-trees.ts'
import { findSentQuote } from '#server/quotes/sent-quote.ts'
import type { Route } from './+types/cart.page.ts'

const unreadable = { title: 'Your quote is safe', message: 'We couldn’t load its prices just now.' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { cart, stamp } = readCart(request)
  // The pages in Spanish are cached for everybody, so this is where a browser without JavaScript says which it came from.
  if (searchParams.get('from') === 'es') {
    const from = { cart: { ...cart, readsSpanish: true as const }, stamp: nextStamp(stamp, Date.now()) }
    throw redirect('/inventory', { headers: cartHeaders(from) })
  }
  const askedId = Number(searchParams.get('ask') ?? '')
  const ids = cart.lines.map(({ inventoryId }) => inventoryId)
  const wanted = cart.submitted !== null && isInventoryId(askedId) ? [...new Set([...ids, askedId])] : ids
  const items = withGardenPictures(await unavailableOnFault(getCartItems(wanted), unreadable))
  const adding = wanted === ids ? undefined : items.items.find(({ inventoryId }) => inventoryId === askedId)
  const sent = cart.submitted && (await unavailableOnFault(findSentQuote(cart.submitted.token), unreadable))
  // With JavaScript the browser requests the estimate itself, so the page doesn't wait for it.
  const isDocument = (request.headers.get('Sec-Fetch-Dest') ?? 'document') === 'document'
  return data(
    {
      cart,
      loaded: {
        items,
        estimate: isDocument ? await estimateCart(cart, items, context.get(clientContext)) : null,
        zipIsWrong: searchParams.get('wrong') === 'zip',
      },
      adding: adding ?? null,
      quantity: parseQuantity(searchParams.get('quantity') ?? ''),
      wantsForm: searchParams.get('step') === 'form',
      bestSellers: cart.lines.length > 0 ? [] : await listBestSellers(),
      sent,
      postKey: randomUUID(),
    },
    { headers: { 'Cache-Control': cachePolicies.private } },
  )
}

async function listBestSellers() {
  const items = await nullOnFault(listFeaturedItems(), 'best sellers')
  return (items ?? []).slice(0, 3).map((item) => ({
    ...toCartItem(item),
    plantType: item.plant.plantType,
    pictureUrl: youngPlantUrl(item.plant.slug, 'mini') ?? null,
  }))
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const both = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders) both.set(name, value)
  return both
}

/** The cart without JavaScript, using the same functions as the browser; `keep` only renews the cookie. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form === null) return data(null, { status: 400 })
  const stored = readCart(request)
  if (form.get('intent') === 'submit') return submit(form, stored, context.get(clientContext))
  const intent = parseCartIntent(form)
  if (intent === null) return data(null, { status: 400 })
  if (intent.intent === 'add' && mustAskFirst(stored.cart, intent))
    throw redirect(`/cart?ask=${intent.inventoryId}&quantity=${intent.quantity}`, 303)
  const needed = itemsNeededFor(intent)
  const found = needed.length === 0 ? [] : (await unavailableOnFault(getCartItems(needed), unreadable)).items
  const cart = applyCartIntent(stored.cart, intent, found)
  const isWrongZip = intent.intent === 'delivery' && intent.place !== null && cart.deliveryPlace === null
  const next = sameSitePath(form.get('return')) ?? (isWrongZip ? '/cart?wrong=zip' : '/cart')
  const stamp = intent.intent === 'keep' ? stored.stamp : nextStamp(stored.stamp, Date.now())
  throw redirect(next, { status: 303, headers: cartHeaders({ cart, stamp }) })
}

async function submit(form: URLSearchParams, stored: StampedCart, client: string) {
  const { values, customer, postKey = randomUUID() } = toPostedValues(form)
  const cart = changeCustomer(stored.cart, customer)
  const stamp = nextStamp(stored.stamp, Date.now())
  const outcome = await submitCart({ cart, form: values, postKey, client })
  if (outcome.kind === 'sent') {
    const sentCart = markSubmitted(cart, outcome.quote)
    throw redirect(`/quote/${outcome.quote.token}`, {
      status: 303,
      headers: cartHeaders({ cart: sentCart, stamp }),
    })
  }
  const { status, errors, message, keepsKey, retryAfterSeconds } = outcome
  return data(
    { values, errors, message, key: keepsKey ? postKey : null },
    {
      status,
      headers: {
        ...cartHeaders({ cart, stamp }),
        ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
      },
    },
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your quote | Hill Country Tree Company',
    description: 'The plants you picked, what they cost planted, and how to request your quote.',
    path: '/cart',
    noindex: true,
  })

const SentCartQuestion = lazyPart(async () => (await import('./sent-cart-question.tsx')).SentCartQuestion)
const SentCart = lazyPart(async () => (await import('./sent-cart.tsx')).SentCart)
const loadPageCart = async () => (await import('./page-cart.tsx')).PageCart
const PageCart = lazyPart(loadPageCart)
/** A link and a field for a ZIP code: plain HTML until somebody uses the page. */
const EmptyPageCart = lowerPart(loadPageCart)

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { loaded, bestSellers, adding, quantity, wantsForm, sent, postKey } = loaderData
  const quote = useQuoteCart()
  // Deferred, so that a form whose code is still loading keeps the server's HTML.
  const hydrated = useDeferredValue(useHydrated())
  // The page renders with the request's cart; after hydration the browser's copy is newer.
  const cart = useSame(hydrated ? quote.cart : loaderData.cart)
  const { changeCart, panel, showPanel, adding: added, startAdding, stopAdding, prepare } = quote
  const pageQuote = useMemo(
    () => ({ cart, changeCart, panel, showPanel, adding: added, startAdding, stopAdding, prepare }),
    [cart, changeCart, panel, showPanel, added, startAdding, stopAdding, prepare],
  )
  const { submitted } = cart
  const CartOrForm = loaderData.cart.lines.length === 0 ? EmptyPageCart : PageCart
  const count = countPlants(cart)
  const allPlanted = !cart.isPickup && cart.lines.every(({ isPlantedByUs }) => isPlantedByUs !== false)
  const countLine = plantsInWords(count) + (allPlanted ? ', planted' : '')
  return (
    <QuoteCartContext value={pageQuote}>
      <div className="print-letter wrap pt-4 pb-5 md:py-8 lg:py-12">
        <div className="print:hidden">
          <Breadcrumbs
            steps={[
              { label: 'Home', to: '/' },
              { label: 'Inventory', to: '/inventory' },
              { label: 'Your quote' },
            ]}
          />
        </div>
        <h1 className="mt-1 md:mt-3">
          {submitted === null ? 'Your quote' : 'Quote '}
          <span className="md:whitespace-nowrap">{submitted?.number}</span>
        </h1>
        {count > 0 && <p className="mt-1 text-lead md:mt-2 text-ink-soft">{countLine}</p>}
        {submitted === null ? (
          <CartOrForm
            loaded={loaded}
            bestSellers={bestSellers}
            wantsForm={wantsForm}
            posted={actionData ?? null}
            postKey={postKey}
          />
        ) : adding === null ? (
          <SentCart quote={submitted} loaded={sent} items={loaded.items.items} />
        ) : (
          <SentCartQuestion quote={submitted} sent={sent} item={adding} quantity={quantity} />
        )}
      </div>
    </QuoteCartContext>
  )
}
