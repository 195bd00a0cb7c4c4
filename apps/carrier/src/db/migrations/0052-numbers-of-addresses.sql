-- People at the same address are suggested for a household, whatever the spelling. Every spelling has the same
-- numbers: of the house, the unit and the ZIP code. The few addresses with these are compared in addressKey.ts.

CREATE FUNCTION address_numbers(lines text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(DISTINCT number[1], ' ' ORDER BY number[1]), '')
  FROM unnest(lines) AS line,
    regexp_matches(
      regexp_replace(lower(line), '\m(\d{5})[- ]?\d{4}\M', '\1', 'g'),
      '\d+(?!\d|st|nd|rd|th)', 'g') AS number;
$$;

DROP INDEX parties_by_address;
CREATE INDEX parties_by_address ON parties (address_numbers(address_lines) COLLATE "C");
