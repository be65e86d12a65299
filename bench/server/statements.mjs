// The server's statements, written by hand: every statement of a request, and nothing else.
/** What PostgreSQL costs that is asked nothing. */
export const nothing = { name: 'nothing', text: 'select 1 as nothing' }

export const session = {
  name: 'session',
  text: `select s.user_id, s.created_at, s.last_seen_at, u.is_legal_entity, u.is_operator, u.status, u.locked, p.id, p.admin_id, n.version
    from sessions s join users u on u.id = s.user_id left join retail_points p on p.id = u.point_id and p.approved
      left join notification_counts n on n.user_id = u.id
    where s.token_hash = $1`,
}

export const balance = {
  name: 'balance',
  text: `select b.amount from balances b join accounts a on a.id = b.account_id where a.user_id = $1 and a.kind = 'points'`,
}

export const page = {
  name: 'page',
  text: `select s.id, s.sn, s.status, s.status_at, s.reserved_until, s.receipt_id, s.bonus, s.sale_date, m.name, t.nfc,
      r.status as receipt_status, r.fn, r.disagreed
    from sales s left join models m on m.id = s.model_id left join tools t on t.sn = s.tool_sn
      left join receipts r on r.id = s.receipt_id
    where s.owner_id = $1 and s.side = $2 order by s.number desc limit $3 offset $4`,
}

export const total = {
  name: 'total',
  text: 'select count(*)::int as total from sales where owner_id = $1 and side = $2',
}

export const key = {
  name: 'key',
  text: `insert into idempotency_keys (user_id, key, request_hash, created_at) values ($1, $2, $3, $4)
    on conflict do nothing returning key`,
}

export const tool = {
  name: 'tool',
  text: `select t.refused, m.id, m.bonus, m.buyer_bonus, s.id as live_id, s.owner_id, s.status
    from tools t join models m on m.id = t.model_id
      left join sales s on s.side = $2 and s.sn = t.sn and s.status <> 'FAIL'
    where t.sn = $1`,
}

export const receipt = {
  name: 'receipt',
  text: `insert into receipts (id, side, owner_id, fn, fd, fp, sum, date_time, status, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, 'PENDING', $9)
    on conflict (side, fn, fd, fp) where status not in ('INCORRECT', 'FAIL') do nothing returning id`,
}

export const sale = {
  name: 'sale',
  text: `insert into sales (id, side, owner_id, point_id, sn, tool_sn, model_id, status, status_at, receipt_id, bonus, sale_date, purchase_date)
    values ($1, $2, $3, $4, $5, $5, $6, 'TAX_PENDING', $7, $8, $9, $7, $10)
    on conflict (side, sn) where status <> 'FAIL' do nothing returning id`,
}

export const job = {
  name: 'job',
  text: `insert into jobs (kind, payload, run_at) values ('receipt-check', $1, $2) on conflict (unique_name) do nothing`,
}

export const history = {
  name: 'history',
  text: `select page.entry, page.operation, page.created_at, page.amount, s.model_name, s.sn, p.id as payout, p.step, p.pan, p.reason, p.until, p.ended_at, c.text from (
      select cell.place, found.* from unnest($2::text[], $3::boolean[], $4::int[], $5::timestamptz[], $6::bigint[])
          as cell(operation, returned, place, key, entry) cross join lateral (
        select h.* from point_history h
        where h.account_id = (select id from accounts where user_id = $1 and kind = 'points')
          and h.operation = cell.operation and (h.created_at, h.entry) < (cell.key, cell.entry)
        order by h.created_at desc, h.entry desc limit $7) as found
      order by cell.place, found.created_at desc, found.entry desc limit $7) as page
    join ledger_transactions t on t.id = page.transaction_id left join sales s on s.id = t.sale_id
    left join payouts p on p.id = page.payout_id left join ledger_comments c on c.transaction_id = t.id
    order by page.place, page.created_at desc, page.entry desc`,
}

export const person = {
  name: 'person',
  text: `select u.*, p.*, (select count(*) from passport_images i where i.user_id = u.id) as images
    from users u left join passports p on p.user_id = u.id where u.id = $1 for no key update of u`,
}

export const card = {
  name: 'card',
  text: 'select id, token, pan from cards where id = $1 and user_id = $2 and removed_at is null for share',
}

export const spent = {
  name: 'spent',
  text: `select coalesce(sum(amount), 0) as year from payouts where user_id = $1 and step <> 'returned' and created_at >= $2`,
}

export const payout = {
  name: 'payout',
  text: `insert into payouts (id, user_id, card_id, bank_card, pan, amount, step, created_at, until)
    values ($1, $2, $3, $4, $5, $6, 'held', $7, $8) returning *`,
}

export const payoutJob = {
  name: 'payout job',
  text: `insert into jobs (kind, payload, run_at) values ('payout', $1, $2) on conflict (unique_name) do nothing`,
}

export const accounts = {
  name: 'accounts',
  text: `select a.id, a.kind, b.amount from accounts a join balances b on b.account_id = a.id where a.user_id = $1 order by a.id
    for no key update of a`,
}

export const transaction = {
  name: 'transaction',
  text: `insert into ledger_transactions (id, operation, payout_id, created_at) values ($1, 'DISCHARGE_HOLD', $2, $3)`,
}

export const entries = {
  name: 'entries',
  text: 'insert into ledger_entries (transaction_id, account_id, amount) values ($1, $2, $3), ($1, $4, $5)',
}

export const answer = {
  name: 'answer',
  text: 'update idempotency_keys set status = 200, body = $3 where user_id = $1 and key = $2',
}
