import { index, route, type RouteConfig } from '@react-router/dev/routes'

// Every URL of the site, in the order of the specification.
export default [
  index('pages/home/home.page.tsx'),
  // The home page, scrolled to one of its sections (RT-01).
  route('services', 'pages/home/home.page.tsx', { id: 'home-at-services' }),
  route('about', 'pages/home/home.page.tsx', { id: 'home-at-about' }),
  route('faq', 'pages/home/home.page.tsx', { id: 'home-at-faq' }),
  route('plant-database', 'pages/plant-database/plant-database.page.tsx'),
  route('plant-database/finder', 'pages/finder/finder.page.tsx'),
  route('plant-database/:slug', 'pages/plant-guide/plant-guide.page.tsx'),
  route('inventory', 'pages/inventory/inventory.page.tsx'),
  route('compare', 'pages/compare/compare.page.tsx'),
  route('cart', 'pages/cart/cart.page.tsx'),
  route('quote/:token', 'pages/quote/quote.page.tsx'),
  route('quote/:token/planting-day.ics', 'api/planting-day.ts'),
  route('services/:slug', 'pages/service/service.page.tsx'),
  route('blog', 'pages/blog/blog.page.tsx'),
  route('blog/rss.xml', 'api/feed.ts'),
  route('blog/:slug', 'pages/article/article.page.tsx'),
  route('newsletter', 'pages/newsletter/newsletter.page.tsx'),
  route('newsletter/confirm/:token', 'pages/newsletter/confirm.page.tsx'),
  route('newsletter/stop/:token', 'pages/newsletter/stop.page.tsx'),
  route('contact', 'pages/contact/contact.page.tsx'),
  route('contact/map', 'api/contact-map.ts'),
  route('privacy-policy', 'pages/privacy-policy/privacy-policy.page.tsx'),
  route('terms-and-conditions', 'pages/terms/terms.page.tsx'),
  route('areas/boerne', 'pages/city/city.page.tsx', { id: 'boerne' }),
  route('tree-service/:city', 'pages/city/city.page.tsx'),
  route('tree-service', 'pages/communities/communities.page.tsx'),
  route('sitemap.xml', 'api/sitemap.ts'),
  route('robots.txt', 'api/robots.ts'),
  route('api/delivery-estimate', 'api/delivery-estimate.ts'),
  route('api/community-of-zip', 'api/community-of-zip.ts'),
  route('api/address-suggestions', 'api/address-suggestions.ts'),
  route('api/address-details', 'api/address-details.ts'),
  route('api/plant-suggestions', 'api/plant-suggestions.ts'),
  route('api/cart-items', 'api/cart-items.ts'),
  route('api/public/submit-quote', 'api/submit-quote.ts'),
  route('api/quote-mail-state', 'api/quote-mail-state.ts'),
  route('api/sent-quote', 'api/sent-quote.ts'),
  route('health/mail', 'api/health-mail.ts'),
  // Development and test pages: all UI components, all plates.
  ...(import.meta.env.MODE === 'production'
    ? []
    : [
        route('gallery', 'pages/gallery/gallery.page.tsx'),
        route('gallery/delivery', 'pages/gallery/delivery.page.tsx'),
        route('gallery/plates', 'pages/gallery/plates.page.tsx'),
      ]),
  route('*', 'pages/not-found/not-found.page.tsx'),
] satisfies RouteConfig
