import { sql, type RawBuilder } from 'kysely';

/**
 * The outbox as a backup has it. The queue's own tables are not in a backup: they belong to its version. So an order
 * that was handed over and is not done counts as not handed over, with the payload that the queue has, and the restored
 * shop does it under the same id. Mails that still wait lose their links and buttons, which open accounts and orders:
 * who reads a backup must not get in with it. A mail about nothing but its link is left out; it can be asked for again.
 * @param hasQueue whether the job queue has been made
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
