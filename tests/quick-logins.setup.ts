import { hashWithoutEffort } from '../src/platform/logins/password-hash.ts';

// A real hash takes a third of a second and 128 MB; its own unit test makes such.
hashWithoutEffort();
