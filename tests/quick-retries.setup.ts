import Stripe from 'stripe';
import { vi } from 'vitest';

// How often a provider is asked again matters, and not that seconds pass between; the pauses have a unit test.
// Long enough for another request, under whose key a provider answers nothing meanwhile, to end.
vi.mock('../src/modules/payments/infrastructure/first-pause.ts', () => ({ firstPauseMs: 50 }));
vi.mock('../sandbox/busy-seconds.ts', () => ({ busySeconds: 0 }));
// In seconds. The library has no option for it.
Stripe.prototype.getInitialNetworkRetryDelay = () => 0.15;
