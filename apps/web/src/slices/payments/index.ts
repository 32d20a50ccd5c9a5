// The public interface of payments: parts of the orders' pages, which `app/` places.
export { CustomerPayBy } from './components/customer-pay-by.tsx';
export { CustomerToPay } from './components/customer-to-pay.tsx';
export { ShopPayments } from './components/shop-payments.tsx';
