-- What wrk sends: each request a quote of its own, from a visitor of its own. WHO, NETWORK and ITEMS come from bench/quotes.ts.
local who, items, sent = os.getenv('WHO'), os.getenv('ITEMS'), 0
local network = tonumber(os.getenv('NETWORK'))

function request()
  sent = sent + 1
  local id = who .. '-' .. sent
  local form = '{"firstName":"Elena","lastName":"Ortiz","email":"elena.' .. id .. '@example.com","phone":"(830) 555-0117",' ..
    '"address":"118 Cibolo Ridge","city":"Boerne","state":"TX","zipCode":"78006","projectNotes":"Gate code 4417.","termsAccepted":true}'
  return wrk.format('POST', '/api/public/submit-quote', {
    ['Content-Type'] = 'application/json',
    ['Idempotency-Key'] = 'bench-' .. id,
    ['X-Forwarded-For'] = string.format('10.%d.%d.%d', network, math.floor(sent / 256) % 256, sent % 256),
  }, '{"formData":' .. form .. ',"items":' .. items .. ',"priceCalculation":{},"deliveryInfo":{"distance":0,"fee":null,"isFree":false,"reason":""}}')
end
