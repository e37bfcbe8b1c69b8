-- All goods with their texts in each language, German beside them. `version` changes with the German texts (its first
-- part) and with the others (its second part).
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
      t.updated_at, t.original, original_of(p) as german,
      case when t.language is not null
        then json_build_array(t.title, t.description_html, t.condition_text, t.original)::text
      end as own,
      p.materials, p.colour, p.origin, p.era_from, p.era_to
    from pieces p cross join unnest(array['en', 'es', 'fr', 'it']) as l (language)
    left join piece_texts t on t.piece_id = p.id and t.language = l.language
    union all
    select 'category', c.id, null, l.language, c.name, nullif(c.description_html, ''), null,
      t.title, t.description_html, null, t.updated_at, t.original, original_of(c),
      case when t.language is not null
        then json_build_array(t.title, t.description_html, t.original)::text
      end,
      null, null, null, null, null
    from categories c cross join unnest(array['en', 'es', 'fr', 'it']) as l (language)
    left join category_texts t on t.category_id = c.id and t.language = l.language
    union all
    select 'parent-category', r.id, null, l.language, r.title, nullif(r.description_html, ''), null,
      t.title, t.description_html, null, t.updated_at, t.original, original_of(r),
      case when t.language is not null
        then json_build_array(t.title, t.description_html, t.original)::text
      end,
      null, null, null, null, null
    from parent_categories r cross join unnest(array['en', 'es', 'fr', 'it']) as l (language)
    left join parent_category_texts t on t.parent_category_id = r.id and t.language = l.language
  ) goods;
