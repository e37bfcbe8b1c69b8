import { sql, type RawBuilder } from 'kysely';

/**
 * The outbox as a backup contains it. The queue's own tables are not part of a backup, because their structure depends
 * on the queue's version. A job that was handed over but not finished therefore counts as not handed over, with the
 * payload from the queue, and the restored shop runs it under the same id. Waiting mails lose their links and buttons,
 * which open accounts and orders: a reader of the backup must not get in with them. A mail that only carries such a
 * link is left out; it can be requested again.
 * @param hasQueue whether the job queue has been created
 */
export function outboxForBackup(hasQueue: boolean): RawBuilder<unknown> {
  const withQueue = hasQueue
    ? sql`
      select o.*, j.data as queued, j.id is not null as undone from outbox o
      left join jobs.job j on j.id = o.job_id and j.state not in ('completed', 'cancelled')`
    : sql`select o.*, null::jsonb as queued, false as undone from outbox o`;
  return sql`(
    select id, job_id, job, created_at,
      case when not undone then dispatched_at end as dispatched_at,
      case when job = 'send-mail' and jsonb_typeof(wanted -> 'blocks') = 'array'
        then jsonb_set(wanted - 'headers', '{blocks}', coalesce((
          select jsonb_agg(block order by position)
          from jsonb_array_elements(wanted -> 'blocks') with ordinality as blocks (block, position)
          where block ->> 'kind' not in ('button', 'link')
        ), '[]'))
        else wanted
      end as payload
    from (select *, coalesce(queued, payload) as wanted from (${withQueue}) as known) as waiting
    where not (job = 'send-mail' and wanted -> 'about' is null and ${hasLink})
  ) as outbox`;
}

const hasLink = sql`coalesce(wanted @> '{"blocks": [{"kind": "button"}]}' or wanted @> '{"blocks": [{"kind": "link"}]}', false)`;
