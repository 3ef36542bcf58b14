import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

// Every URL of the desk. What isn't inside the signed-in layout can be opened by anyone: ways to sign in, and a script without data.
export default [
  route('sign-in', 'pages/sign-in/sign-in.page.tsx'),
  route('invite/:token', 'pages/invite/invite.page.tsx'),
  route('yard/offline-worker', 'pages/yard/offline-worker.page.tsx'),
  layout('pages/frame/signed-in.page.tsx', [
    layout('pages/frame/owner.page.tsx', [
      index('pages/today/today.page.tsx'),
      route('quotes', 'pages/quotes/quotes.page.tsx'),
      route('quotes/new', 'pages/new-quote/new-quote.page.tsx'),
      route('quotes/:number', 'pages/quote/quote.page.tsx'),
      route('quotes/:number/stock', 'pages/quote/stock.page.tsx'),
      route('quotes/:number/photos/:size/:key', 'pages/quote/photo.page.tsx'),
      route('price-lists', 'pages/price-lists/price-lists.page.tsx'),
      route('price-lists/:list', 'pages/price-lists/price-list.page.tsx'),
      route('settings', 'pages/settings/settings.page.tsx', [
        index('pages/settings/before-launch.page.tsx'),
        route('featured', 'pages/settings/featured.page.tsx'),
        route('zones', 'pages/settings/zones.page.tsx'),
        route('sizes', 'pages/settings/sizes.page.tsx'),
        route('log', 'pages/settings/log.page.tsx'),
        route('privacy', 'pages/settings/privacy.page.tsx'),
        route(':section', 'pages/settings/edit-settings.page.tsx'),
        route('privacy/copy', 'pages/settings/privacy-copy.page.tsx'),
      ]),
      route('calendar/move/:day', 'pages/move-day/move-day.page.tsx'),
      route('month', 'pages/month/month.page.tsx'),
      route('month/orders', 'pages/month/month-orders.page.tsx'),
      route('people', 'pages/people/people.page.tsx'),
      route('more', 'pages/more/more.page.tsx'),
    ]),
    route('calendar', 'pages/calendar/calendar.page.tsx'),
    route('calendar/:number', 'pages/visit/visit.page.tsx'),
    route('calendar/:number/photos/:size/:key', 'pages/visit/visit-photo.page.tsx'),
    route('yard', 'pages/yard/yard.page.tsx'),
    route('yard/search', 'pages/yard/yard-search.page.tsx'),
    route('yard/changes', 'pages/yard/yard-changes.page.tsx'),
    route('calendar/sheet/:day', 'pages/day-sheet/day-sheet.page.tsx'),
    route('me', 'pages/me/me.page.tsx'),
    route('*', 'pages/not-found/not-found.page.tsx'),
  ]),
] satisfies RouteConfig
