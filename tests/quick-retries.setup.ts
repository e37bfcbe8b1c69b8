import Stripe from 'stripe';
import { vi } from 'vitest';

// How often a provider is asked again matters, and not that seconds pass between; the pauses have a unit test.
vi.mock('../src/modules/payments/infrastructure/first-pause.ts', () => ({ firstPauseMs: 1 }));
// In seconds. The library has no option for it.
Stripe.prototype.getInitialNetworkRetryDelay = () => 0.001;
