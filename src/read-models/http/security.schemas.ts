import { z } from 'zod';
import { securityAlarms, securityEventKinds, securitySides } from '../../shared/staff/security-event.ts';

const moment = z.iso.datetime();

export const securityEventSchema = z
  .object({
    id: z.string(),
    at: moment,
    lastAt: moment,
    kind: z.enum(securityEventKinds),
    network: z.string().nullable().meta({ description: 'Kept in clear for seven days.' }),
    who: z.enum(securitySides).nullable(),
    personId: z.uuid().nullable(),
    personName: z.string().nullable(),
    count: z.int(),
  })
  .meta({ id: 'SecurityEvent' });

export const securityAlarmSchema = z
  .object({
    alarm: z.enum(securityAlarms),
    personId: z.uuid().nullable(),
    personName: z.string().nullable(),
    network: z.string().nullable(),
    count: z.int(),
    lastAt: moment,
  })
  .meta({ id: 'SecurityAlarm' });
