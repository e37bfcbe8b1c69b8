-- Which texts of a row a translation service wrote and nobody has checked since, by the names of `GoodsTextField`.
alter table piece_texts add column machine_made text[] not null default '{}'
  check (machine_made <@ array['title', 'descriptionHtml', 'conditionText']);
alter table category_texts add column machine_made text[] not null default '{}'
  check (machine_made <@ array['title', 'descriptionHtml']);
alter table parent_category_texts add column machine_made text[] not null default '{}'
  check (machine_made <@ array['title', 'descriptionHtml']);

-- As before, and which texts are machine-made.
drop view goods_texts;
create view goods_texts as
  select goods.*,
    case
      when own is null then 'missing'
      when original <> german then 'outdated'
      when (german_html is not null and html is null) or (german_condition is not null and condition is null)
        then 'incomplete'
      else 'current'
    end as state,
    left(german, 12) || '-' || left(md5(coalesce(own, '')), 12) as version
  from (
    select 'piece' as kind, p.id, p.sku, l.language, p.title as name,
      nullif(array_to_string(p.descriptions, e'\n'), '') as german_html, p.condition_text as german_condition,
      t.title, t.description_html as html, t.condition_text as condition,
      coalesce(t.machine_made, '{}') as machine_made, t.updated_at, t.original, original_of(p) as german,
      case when t.language is not null
        then json_build_array(t.title, t.description_html, t.condition_text, t.original)::text
      end as own,
      p.materials, p.colour, p.origin, p.era_from, p.era_to
    from pieces p cross join unnest(array['en', 'es', 'fr', 'it']) as l (language)
    left join piece_texts t on t.piece_id = p.id and t.language = l.language
    union all
    select 'category', c.id, null, l.language, c.name, nullif(c.description_html, ''), null,
      t.title, t.description_html, null, coalesce(t.machine_made, '{}'), t.updated_at, t.original, original_of(c),
      case when t.language is not null
        then json_build_array(t.title, t.description_html, t.original)::text
      end,
      null, null, null, null, null
    from categories c cross join unnest(array['en', 'es', 'fr', 'it']) as l (language)
    left join category_texts t on t.category_id = c.id and t.language = l.language
    union all
    select 'parent-category', r.id, null, l.language, r.title, nullif(r.description_html, ''), null,
      t.title, t.description_html, null, coalesce(t.machine_made, '{}'), t.updated_at, t.original, original_of(r),
      case when t.language is not null
        then json_build_array(t.title, t.description_html, t.original)::text
      end,
      null, null, null, null, null
    from parent_categories r cross join unnest(array['en', 'es', 'fr', 'it']) as l (language)
    left join parent_category_texts t on t.parent_category_id = r.id and t.language = l.language
  ) goods;

-- How far a language's missing texts have been translated by the service: the last time that staff asked for it.
create table goods_translations (
  language text primary key check (language in ('en', 'es', 'fr', 'it')),
  state text not null check (state in ('running', 'paused', 'stopped', 'done')),
  -- Texts older than their German are translated, too.
  renews boolean not null,
  -- Of the job that may go on with it.
  run_id uuid,
  staff jsonb not null,
  started_at timestamptz not null,
  changed_at timestamptz not null,
  planned_texts int not null,
  planned_characters int not null,
  texts int not null default 0,
  characters int not null default 0,
  -- Texts of which the service gave no translation, or that somebody changed meanwhile.
  skipped int not null default 0,
  -- The last goods that were dealt with.
  after_kind text not null default '',
  after_id text not null default '',
  -- Why it pauses, as a code, and at which goods.
  failure text,
  failed_at text,
  constraint running_has_a_job check ((state = 'running') = (run_id is not null)),
  constraint pause_has_a_reason check ((state = 'paused') = (failure is not null))
);
