-- The search finds a phone number by its digits anywhere: after a country code, before an extension,
-- and in a text with two numbers. Letters are those of a keypad.

CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    translate(
      upper(replace(phone, '(0)', '')),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      '2223334445556667777888999901234567890123456789'),
    '[^0-9]', '', 'g');
$$;

DROP INDEX parties_by_phone;
DROP INDEX parties_by_local_phone;
CREATE INDEX parties_by_phone ON parties USING gin (phone_digits(phone) gin_trgm_ops);
