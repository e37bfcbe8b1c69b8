import { expect, test } from 'vitest';
import { loggedAddress } from './logged-address.ts';

test.each([
  ['/api/orders/s3cr3t', '/api/orders/[redacted]'],
  ['/api/checkout/s3cr3t/confirm', '/api/checkout/[redacted]/confirm'],
  ['/order-success/s3cr3t?x=1', '/order-success/[redacted]?x=1'],
  ['/success?session_id=s3cr3t&order_id=s3cr3t', '/success?session_id=[redacted]&order_id=[redacted]'],
  ['/paypal-success?token=s3cr3t&PayerID=x', '/paypal-success?token=[redacted]&PayerID=x'],
  ['/api/address-suggestions?country=DE&query=10247', '/api/address-suggestions?[redacted]'],
  [
    '/order-review?payment_intent=pi_1&payment_intent_client_secret=s3cr3t&redirect_status=succeeded',
    '/order-review?payment_intent=[redacted]&payment_intent_client_secret=[redacted]&redirect_status=succeeded',
  ],
  [
    '/api/admin/customers?page=1&q=ada%40example.org&sort=name',
    '/api/admin/customers?page=1&q=[redacted]&sort=name',
  ],
  ['/api/admin/orders?q=Ada', '/api/admin/orders?q=[redacted]'],
  ['/api/products?q=teak', '/api/products?q=teak'],
  ['/uploads/s3cr3t.webp', '/uploads/[redacted]'],
  ['/api/orders/s3cr3t/uploads/other', '/api/orders/[redacted]/uploads/[redacted]'],
  ['/checkout', '/checkout'],
  ['/product/sessel-orders-1', '/product/sessel-orders-1'],
])('%s is logged as %s', (url, expected) => {
  expect(loggedAddress(url)).toBe(expected);
});
