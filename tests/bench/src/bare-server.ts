// The baseline of the product list: node:http and pg with the same SQL and the same JSON, nothing else.
import { createServer, type ServerResponse } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c role=chonoi_app' })
pg.types.setTypeParser(20, Number)

const page = `select p.id, p.name, p.slug, p.price_in_cents, p.compare_at_price_in_cents, p.image_url, p.image_alt,
    p.rating_average::float8 as rating_average, p.rating_count, p.sold_count, p.available_stock, p.is_featured, p.is_digital,
    p.condition, p.status, p.category_id, p.default_variant_id, p.variant_count, p.created_at,
    t.id as tenant_id, t.name as tenant_name, t.slug as tenant_slug, t.logo_url as tenant_logo_url
  from listed_products p join listed_tenants t on t.id = p.tenant_id order by p.name, p.id limit 20`
const total = 'select count(*) from listed_products'

async function answer(response: ServerResponse) {
  const [rows, count] = await Promise.all([
    pool.query({ name: 'page', text: page }),
    pool.query({ name: 'total', text: total }),
  ])
  const data = rows.rows.map(({ tenant_id, tenant_name, tenant_slug, tenant_logo_url, ...row }) => ({
    ...row,
    tenant: { id: tenant_id, name: tenant_name, slug: tenant_slug, logoUrl: tenant_logo_url },
  }))
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ data, pagination: { page: 1, limit: 20, total: count.rows[0].count } }))
}

createServer((_request, response) => void answer(response)).listen(Number(process.env.PORT), '127.0.0.1', () =>
  console.log('bare server is ready'),
)
