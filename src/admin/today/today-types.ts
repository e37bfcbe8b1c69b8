import type { z } from 'zod';
import type { todaySchema } from '../../read-models/http/today.schemas.ts';
import type { TodayList } from '../../shared/staff/today-vocabulary.ts';

export type TodayAnswer = z.output<typeof todaySchema>;
export type WaitingItem = NonNullable<TodayAnswer[TodayList]>['items'][number];
