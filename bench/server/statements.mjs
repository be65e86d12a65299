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
  text: 'select b.amount from balances b join accounts a on a.id = b.account_id where a.user_id = $1',
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

export const answer = {
  name: 'answer',
  text: 'update idempotency_keys set status = 200, body = $3 where user_id = $1 and key = $2',
}
