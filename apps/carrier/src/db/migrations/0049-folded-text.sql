-- Text for searches and orders: fold_text does what foldText of packages/format does. Both engines have the
-- collation und-x-icu. Folded texts are compared by code point, so that both order alike.

CREATE FUNCTION fold_text(named text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text COLLATE "C" := named;
BEGIN
  IF folded ~ '^[\n -~]*$' THEN
    RETURN regexp_replace(
      translate(lower(folded), '''"`', ''), '[- ]+', ' ', 'g');
  END IF;
  folded := normalize(replace(folded, '´', ''''), NFKD);
  folded := regexp_replace(folded,
    '[''"`\u0001-\u0008\u000e-\u001f\u007f\u00ab\u00ad\u00b7\u00bb\u02b9-\u02bf\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061c\u064b-\u065f\u0670\u115f\u1160\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2018-\u201f\u202a-\u202e\u2032-\u2034\u2060-\u206f\u20d0-\u20ff\u2800\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\U000e0000-\U000e0fff]+',
    '', 'g');
  folded := translate(lower(folded COLLATE "und-x-icu"),
    'ıøđɖðłħȷŧŋĸƀɓƈƒɠƙƚɲɵƥƭʋƴƶǥɨɉɍʉɏɇⱥȼɛəς',
    'iodddlhjtnkbbcfgklnoptvyzgijruyeaceaσ');
  folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  RETURN regexp_replace(folded, '[-\t\v\f\r \u0085\u1680\u2010-\u2015\u2028\u2029\u2043\u2212]+', ' ', 'g');
END
$$;

CREATE FUNCTION fold_number(number text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN replace(fold_text(number), ' ', '');

-- The search of the palette finds a policy by its number and by the name and the e-mail address of everyone on it.
-- The texts of existing rows are computed without their triggers; new ones are set by triggers, because a
-- generated column cannot be written by a copy of a row.
DROP INDEX policies_search;
ALTER TABLE policies ADD COLUMN search_text text COLLATE "C"
  GENERATED ALWAYS AS (fold_text(primary_insured) || ' ' || fold_number(policy_number)) STORED;
ALTER TABLE policies ALTER COLUMN search_text DROP EXPRESSION;
ALTER TABLE parties ADD COLUMN search_text text COLLATE "C" GENERATED ALWAYS AS (fold_text(name)) STORED;
ALTER TABLE parties ALTER COLUMN search_text DROP EXPRESSION;

CREATE FUNCTION set_text_of_policy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(NEW.primary_insured) || ' ' || fold_number(NEW.policy_number);
  RETURN NEW;
END
$$;
CREATE TRIGGER policies_set_search_text BEFORE INSERT OR UPDATE OF primary_insured, policy_number ON policies
  FOR EACH ROW EXECUTE FUNCTION set_text_of_policy();

CREATE FUNCTION set_text_of_party() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(NEW.name);
  RETURN NEW;
END
$$;
CREATE TRIGGER parties_set_search_text BEFORE INSERT OR UPDATE OF name ON parties
  FOR EACH ROW EXECUTE FUNCTION set_text_of_party();

CREATE INDEX policies_search ON policies USING gin (search_text gin_trgm_ops);
CREATE INDEX parties_search ON parties USING gin (search_text gin_trgm_ops);
CREATE INDEX parties_by_email ON parties (fold_text(email) COLLATE "C");

DROP INDEX claims_by_number;
DROP INDEX cases_by_number;
CREATE INDEX claims_by_number ON claims (fold_number(claim_number) COLLATE "C");
CREATE INDEX cases_by_number ON cases (fold_number(envelope_id) COLLATE "C");
