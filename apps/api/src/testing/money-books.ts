// The books of money agree to the paisa: what customers paid, what shops are due, what deliverers hold, what is owed on credit.
import { expect } from 'vitest';

/** Each book of its own, summed up in the database. One row. */
export const sumsOfBooks = `
  with settled as (select * from orders where status = 'COMPLETED' and pay_by is not null),
    paid as (select p.* from payments p join settled o on o.city_id = p.city_id and o.id = p.order_id
      where p.withdrawn_at is null),
    counted as (select city_id, order_id, sum(amount_paise + rounding_paise) as paise from paid
      where state <> 'denied' or told_by = 'deliverer' group by city_id, order_id),
    due as (select o.city_id, o.id, o.payment_denied_at, o.price_paise + o.delivery_cost_paise - coalesce(c.paise, 0) as paise
      from settled o left join counted c on c.city_id = o.city_id and c.order_id = o.id)
  select (select count(*) from due left join paid p on p.city_id = due.city_id and p.order_id = due.id
      and p.settled_at is not null
      where due.paise > 0 and due.payment_denied_at is null and p.id is null) as unnoticed,
    (select sum(price_paise) from settled) as goods,
    (select sum(coalesce(i.kept_paise, i.price_paise * i.kept)) from order_items i
      join settled o on o.city_id = i.city_id and o.id = i.order_id) as lines_of_orders,
    (select sum(delivery_cost_paise) from settled) as fees,
    (select sum(amount_paise) from paid where method = 'cash') as cash,
    (select sum(p.amount_paise) from paid p join settled o on o.city_id = p.city_id and o.id = p.order_id
      where p.method = 'cash' and o.fulfilment = 'pick_up') as till,
    (select count(*) from settled where fulfilment = 'pick_up') as fetched,
    (select sum(amount_paise) from paid where method = 'upi' and state <> 'denied') as upi,
    (select sum(amount_paise) from paid where method = 'upi' and state = 'denied' and told_by = 'deliverer') as kept,
    (select sum(amount_paise) from paid where method = 'credit') as credit,
    (select sum(rounding_paise) from paid) as rounding,
    (select sum(paise) from due) as due,
    (select min(d.paise) from due d join settled o on o.city_id = d.city_id and o.id = d.id
      where o.fulfilment = 'delivery') as least_due,
    (select sum(amount_paise) from cash_entries where kind in ('order', 'denied')) as lines,
    (select sum(amount_paise) from cash_entries) as entries,
    (select sum(balance_paise) from cash_balances) as in_hand,
    (select sum(amount_paise) from cash_entries where kind = 'hand_over') as handed,
    (select sum(amount_paise) from cash_hand_overs where state = 'confirmed') as confirmed,
    (select sum(amount_paise) from cash_hand_overs where state = 'waiting') as waiting,
    (select sum(waiting_paise) from cash_balances) as waiting_kept,
    (select sum(amount_paise) from credit_entries where kind = 'order') as owed,
    (select sum(e.amount_paise) from credit_entries e where e.kind = 'order'
      or exists (select from credit_answers a where a.city_id = e.city_id and a.entry_id = e.id and a.is_agreed)) as agreed,
    (select sum(balance_paise) from credit_accounts) as balance,
    (select sum(amount_paise) from commission_entries where kind = 'order') as commission,
    (select sum(-((o.price_paise * e.basis_points + 5000) / 10000)) from commission_entries e
      join settled o on o.city_id = e.city_id and o.id = e.order_id and o.shop_id = e.shop_id) as commission_of_orders,
    (select count(*) from settled o join shops s on s.city_id = o.city_id and s.id = o.shop_id
      join cities c on c.id = o.city_id
      left join commission_entries e on e.city_id = o.city_id and e.order_id = o.id
      where (o.price_paise * coalesce(s.commission_basis_points, c.commission_basis_points) + 5000) / 10000 > 0
      and e.id is null) as without_commission,
    (select sum(amount_paise) from refunds where way = 'credit') as refunded_on_credit,
    (select sum(amount_paise) from credit_entries where kind = 'refund') as refund_lines,
    (select count(*) from (select city_id, order_id, sum(amount_paise) as paise from refunds group by 1, 2) r
      left join (select city_id, order_id, sum(amount_paise) as paise from payments
        where state = 'confirmed' or told_by <> 'customer' group by 1, 2) p
        on p.city_id = r.city_id and p.order_id = r.order_id
      where r.paise > coalesce(p.paise, 0)) as overpaid,
    (select count(*) from orders o where o.status in ('REJECTED', 'CANCELLED')
      and (select coalesce(sum(p.amount_paise), 0) from payments p
        where p.city_id = o.city_id and p.order_id = o.id and p.state = 'confirmed')
      > (select coalesce(sum(r.amount_paise), 0) from refunds r
        where r.city_id = o.city_id and r.order_id = o.id)) as kept_after_end,
    (select count(*) from orders o where (o.refund_owed_at is null) = exists (select from refunds r
      where r.city_id = o.city_id and r.order_id = o.id and r.paid_at is null)) as wrongly_noted`;

/** `row` is that of `sumsOfBooks`, `when` is shown when the books differ. */
export function expectAgreement(row: unknown, when: string): void {
  const sums = Object.entries(Object(row)).map(([name, value]) => [name, Number(value)] as const);
  const book: Readonly<Record<string, number>> = Object.fromEntries(sums);
  const { goods = 0, fees = 0, cash = 0, upi = 0, kept = 0, credit = 0, rounding = 0, due = 0 } = book;
  const { lines = 0, handed = 0, till = 0 } = book;
  expect(
    {
      'what the lines of orders cost': book.lines_of_orders,
      'what customers paid and owe': cash + upi + kept + credit + rounding + due,
      'what shops are due': lines + till + upi + credit + rounding + due,
      'what deliverers took in': cash - till + kept,
      'what is in hand': book.in_hand,
      'what was handed over': -handed,
      'what waits': book.waiting_kept,
      'what was bought on credit': book.owed,
      'what is owed on credit': book.balance,
      'what shops owe for the service': book.commission,
      'orders without their commission': book.without_commission,
      'what was given back on credit': 0 - (book.refund_lines ?? 0),
      'orders that gave back more than was paid': book.overpaid,
      'ended orders that keep what was paid': book.kept_after_end,
      'orders that are wrong about owed refunds': book.wrongly_noted,
    },
    when,
  ).toEqual({
    'what the lines of orders cost': goods,
    'what customers paid and owe': goods + fees,
    'what shops are due': goods,
    // They keep the delivery cost, which customers may pay by UPI.
    'what deliverers took in': lines + fees,
    'what is in hand': book.entries,
    'what was handed over': book.confirmed,
    'what waits': book.waiting,
    'what was bought on credit': credit,
    'what is owed on credit': book.agreed,
    'what shops owe for the service': book.commission_of_orders,
    'orders without their commission': 0,
    'what was given back on credit': book.refunded_on_credit,
    'orders that gave back more than was paid': 0,
    'ended orders that keep what was paid': 0,
    'orders that are wrong about owed refunds': 0,
  });
  // The shop gives back what was claimed too much for an order that is fetched.
  expect(book.least_due).toBeGreaterThanOrEqual(0);
  expect(book.unnoticed, `due without a need at the desk ${when}`).toBe(0);
}
