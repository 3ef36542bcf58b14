import { data, Form, redirect } from 'react-router'
import { CartView, CartViewFoot } from '#app/components/quote-cart/cart-view.tsx'
import { QuoteFormBody, QuoteFormFoot } from '#app/components/quote-cart/quote-form-slot.tsx'
import { plantsInWords } from '#app/components/quote-cart/plants-in-words.ts'
import { usePricedCart } from '#app/components/quote-cart/use-priced-cart.ts'
import { QuoteContext, useQuote } from '#app/components/quote-cart/use-quote.ts'
import { pageMeta } from '#app/seo.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { cartCookie, findCartCookie, nextStamp, parseCart, writeCart } from '#domain/cart/cart-cookie.ts'
import { applyCartIntent, mustAskFirst, parseCartIntent } from '#domain/cart/cart-intents.ts'
import { countPlants, isInventoryId } from '#domain/cart/cart.ts'
import { whyNotRequestable } from '#domain/cart/minimum-order.ts'
import { parseQuantity } from '#domain/cart/quantity.ts'
import { sameSitePath } from '#domain/same-site-path.ts'
import { getCartItems } from '#server/cart-items.ts'
import { env } from '#server/env.ts'
import { readForm } from '#server/http/read-form.ts'
import { orUnavailable } from '#server/http/unavailable.ts'
import type { Route } from './+types/cart.page.ts'
import { SentNotice } from './sent-notice.tsx'
import { SentQuoteForms } from './sent-quote-forms.tsx'

const unreadable = { title: 'Your quote is safe', message: 'Its prices could not be read just now.' }

const readCart = (request: Request) => parseCart(findCartCookie(request.headers.get('Cookie')))

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { cart } = readCart(request)
  const asked = Number(searchParams.get('ask') ?? '')
  const ids = cart.lines.map(({ inventoryId }) => inventoryId)
  const wanted = cart.submitted !== null && isInventoryId(asked) ? [...new Set([...ids, asked])] : ids
  const items = await orUnavailable(getCartItems(wanted), unreadable)
  const adding = wanted === ids ? undefined : items.items.find(({ inventoryId }) => inventoryId === asked)
  return data(
    {
      cart,
      items,
      adding: adding ?? null,
      quantity: parseQuantity(searchParams.get('quantity') ?? ''),
      wantsForm: searchParams.get('step') === 'form',
    },
    { headers: { 'Cache-Control': 'private, no-store' } },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The cart without JavaScript, by the same functions; and `keep`, for the cookie's sake. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const intent = form === null ? null : parseCartIntent(form)
  if (form === null || intent === null) return data(null, { status: 400 })
  const stored = readCart(request)
  if (intent.intent === 'add' && mustAskFirst(stored.cart, intent))
    throw redirect(`/cart?ask=${intent.inventoryId}&quantity=${intent.quantity}`, 303)
  const found =
    intent.intent === 'add' ? await orUnavailable(getCartItems([intent.inventoryId]), unreadable) : null
  const cart = applyCartIntent(stored.cart, intent, found?.items[0] ?? null)
  const stamp = intent.intent === 'keep' ? stored.stamp : nextStamp(stored.stamp, Date.now())
  const secure = env().SITE_ORIGIN.startsWith('https:')
  throw redirect(sameSitePath(form.get('return')) ?? '/cart', {
    status: 303,
    headers: {
      'Set-Cookie': cartCookie(writeCart({ cart, stamp }), { secure }),
      'Cache-Control': 'private, no-store',
    },
  })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your quote | Hill Country Tree Company',
    description: 'The plants you chose, what they cost planted, and the way to request the quote.',
    path: '/cart',
    noindex: true,
  })

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const quote = useQuote()
  const hydrated = useHydrated()
  // The page comes with its cart; from then on the browser's own is newer.
  const cart = hydrated ? quote.cart : loaderData.cart
  return (
    <QuoteContext value={{ ...quote, cart }}>
      <div className="print-letter wrap py-8 lg:py-12">
        <div className="print:hidden">
          <Breadcrumbs
            steps={[
              { label: 'Home', to: '/' },
              { label: 'Inventory', to: '/inventory' },
              { label: 'Your quote' },
            ]}
          />
        </div>
        <h1 className="mt-3">Your quote</h1>
        {cart.lines.length > 0 && (
          <p className="mt-2 text-lead text-ink-soft">{plantsInWords(countPlants(cart))}, planted</p>
        )}
        {loaderData.adding !== null && cart.submitted !== null ? (
          <SentQuoteForms quote={cart.submitted} item={loaderData.adding} quantity={loaderData.quantity} />
        ) : (
          <>
            {cart.submitted !== null && <SentNotice quote={cart.submitted} />}
            <Quote loaderData={loaderData} />
          </>
        )}
      </div>
    </QuoteContext>
  )
}

function Quote({ loaderData: { items, wantsForm } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { cart } = useQuote()
  const state = usePricedCart({ inView: true, loaded: items })
  const why = whyNotRequestable(state.priced, state.minimumOrderCents)
  const showsForm = wantsForm && why === null
  return (
    <div className="mt-6 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section aria-labelledby="cart-part">
        <h2 id="cart-part" className="sr-only">
          {showsForm ? 'Your details' : 'Plants'}
        </h2>
        {wantsForm && why !== null && (
          <p role="alert" className="mb-4 font-medium text-danger">
            {why}
          </p>
        )}
        {showsForm ? <QuoteFormBody /> : <CartView state={state} />}
      </section>
      {cart.lines.length > 0 && (
        <section
          aria-label="What it comes to"
          className="rounded-box border border-line bg-raised p-5 lg:sticky lg:top-6 print:break-inside-avoid print:border-0 print:p-0"
        >
          {showsForm ? (
            <QuoteFormFoot state={state} />
          ) : (
            <Form action="/cart">
              <input type="hidden" name="step" value="form" />
              <CartViewFoot state={state} />
            </Form>
          )}
        </section>
      )}
    </div>
  )
}
