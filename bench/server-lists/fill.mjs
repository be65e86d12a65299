// A seller with a million sales and a company with a million tools, as they come about: serials of a model grow with the date,
// models appear one after another, few sales wait, some have no model or no date of purchase.
export const ROWS = 1_000_000
export const SELLER = '00000000-0000-4000-8000-000000000101'
export const BUYER = '00000000-0000-4000-8000-000000000102'
export const LAST_DAY = '2026-11-20'
const FIRST_DAY = '2021-01-01'
const MODELS = 40

const STATUS = `case when i % 1000 < 900 then 'FINISH' when i % 1000 < 950 then 'FAIL' when i % 1000 < 975 then 'APPROVE_PENDING'
  when i % 1000 < 995 then 'PENDING' when i % 20000 = 19999 then 'RESERVED' else 'TAX_PENDING' end`

/** A row of the series: half of the models are sold from the first day, the others from a later one. */
const rowsOf = (side, owner) => `
  insert into sales (id, side, owner_id, sn, model_id, status, status_at, reserved_until, bonus, sale_date, purchase_date, guarantee_expire)
  select gen_random_uuid(), '${side}', '${owner}', (100 + model) || '.' || lpad((i / 10)::text, 5, '0'),
    case when status <> 'PENDING' then md5('model' || model)::uuid end, status, at,
    case when status = 'RESERVED' then at + interval '30 days' end,
    case when status <> 'PENDING' then 10000 + model % 15 * 1000 end, at,
    case when i % 100 < 97 then at - interval '1 hour' * (i % 700) end,
    case when status = 'FINISH' then date_trunc('day', at - interval '1 hour' * (i % 700)) + interval '1 month' * (12 + model % 4 * 12) end
  from (
    select i, ${STATUS} as status,
      case when share < (i % ${MODELS}) / 60.0 then i % 10 else i % ${MODELS} end as model,
      timestamptz '${FIRST_DAY}' + share * (timestamptz '${LAST_DAY}' - timestamptz '${FIRST_DAY}') as at
    from (select i, i / ${ROWS}.0 as share from generate_series(0, ${ROWS - 1}) as i) as shares
  ) as rows`

/** @param ask sends a statement to a database of the release before */
export const fill = async (ask) => {
  await ask(`insert into users (id, mobile, password_hash, username, surname, created_at) values
    ('${SELLER}', '79000000101', 'none', 'Мария', 'Орлова', now()), ('${BUYER}', '79000000102', 'none', 'Олег', 'Орлов', now())`)
  await ask(`insert into models (id, name, bonus, buyer_bonus, warranty_months)
    select md5('model' || i)::uuid, 'Модель ' || chr(1040 + i * 7 % 32) || ' ДШ-' || i, 15000, 0, 12 from generate_series(0, ${MODELS - 1}) i`)
  await ask(rowsOf('seller', SELLER))
  await ask(rowsOf('buyer', BUYER))
}
