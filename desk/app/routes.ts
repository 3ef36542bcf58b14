import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

// Every URL of the desk. What isn't inside the signed-in layout can be opened by anyone: only ways to sign in.
export default [
  route('sign-in', 'pages/sign-in/sign-in.page.tsx'),
  route('invite/:token', 'pages/invite/invite.page.tsx'),
  route('recover', 'pages/recover/recover.page.tsx'),
  layout('pages/frame/signed-in.page.tsx', [
    layout('pages/frame/owner.page.tsx', [
      index('pages/today/today.page.tsx'),
      route('quotes', 'pages/quotes/quotes.page.tsx'),
      route('quotes/:number', 'pages/quote/quote.page.tsx'),
      route('quotes/:number/stock', 'pages/quote/stock.page.tsx'),
      route('quotes/:number/photos/:size/:key', 'pages/quote/photo.page.tsx'),
      route('price-lists', 'pages/price-lists/price-lists.page.tsx'),
      route('price-lists/:list', 'pages/price-lists/price-list.page.tsx'),
      route('price-lists/undo/:wholesaler', 'pages/price-lists/undo.page.tsx'),
      route('people', 'pages/people/people.page.tsx'),
      route('more', 'pages/more/more.page.tsx'),
    ]),
    route('yard', 'pages/yard/yard.page.tsx'),
    route('yard/search', 'pages/yard/yard-search.page.tsx'),
    route('yard/changes', 'pages/yard/yard-changes.page.tsx'),
    route('me', 'pages/me/me.page.tsx'),
    route('*', 'pages/not-found/not-found.page.tsx'),
  ]),
] satisfies RouteConfig
