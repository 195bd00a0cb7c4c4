-- People at the same address are suggested for a household, whatever its spelling. One function compares addresses:
-- address_numbers of migration 0052 did not have the numbers that other spellings of an address have.

DROP INDEX parties_by_address;
DROP FUNCTION address_numbers(text[]);

-- The same text for each spelling of an address: case, accents, punctuation and line breaks, ZIP+4, the
-- abbreviations of USPS Publication 28, and the unit in any place. It is for comparison only.
CREATE FUNCTION key_of_address(folded text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  spelled text COLLATE "C" := folded;
  unit text COLLATE "C";
  phrase text[];
BEGIN
  spelled := regexp_replace(spelled, '\m(\d{5}) ?\d{4}\M', '\1', 'g');
  spelled := regexp_replace(spelled, '\m([a-z])\.\s?(?=[a-z]\M)', '\1', 'g');
  spelled := replace(spelled, '#', ' unit ');
  spelled := regexp_replace(spelled, '(\d)(st|nd|rd|th)\M', '\1', 'g');
  spelled := regexp_replace(spelled, '(\d)(?=[a-z])|([a-z])(?=\d)', '\1\2 ', 'g');
  spelled := regexp_replace(spelled, '[^0-9a-z\u00c0-\u1fff\u2c00-\U0010ffff]+', ' ', 'g');
  spelled := regexp_replace(btrim(spelled), ' (usa?|united states( of america)?)$', '');
  SELECT string_agg(coalesce('{
      "av":"ave", "avenue":"ave", "alley":"aly", "arcade":"arc", "beach":"bch", "building":"bldg",
      "bluff":"blf", "boulevard":"blvd", "boul":"blvd", "bend":"bnd", "branch":"br", "bridge":"brg",
      "brook":"brk", "bypass":"byp", "circle":"cir", "county":"co", "cnty":"co", "crescent":"cres",
      "creek":"crk", "causeway":"cswy", "court":"ct", "center":"ctr", "centre":"ctr", "cove":"cv",
      "canyon":"cyn", "drive":"dr", "estate":"est", "estates":"ests", "expressway":"expy", "extension":"ext",
      "floor":"fl", "flr":"fl", "field":"fld", "fields":"flds", "forest":"frst", "fort":"ft", "freeway":"fwy",
      "garden":"gdn", "gardens":"gdns", "glen":"gln", "green":"grn", "grove":"grv", "harbor":"hbr", "hill":"hl",
      "hills":"hls", "hollow":"holw", "heights":"hts", "highway":"hwy", "island":"is", "junction":"jct",
      "lake":"lk", "lakes":"lks", "lane":"ln", "landing":"lndg", "meadow":"mdw", "meadows":"mdws",
      "manor":"mnr", "mount":"mt", "mountain":"mtn", "orchard":"orch", "park":"pk", "parkway":"pkwy",
      "pky":"pkwy", "place":"pl", "plain":"pln", "plaza":"plz", "point":"pt", "road":"rd", "ridge":"rdg",
      "river":"riv", "ranch":"rnch", "route":"rt", "rte":"rt", "shore":"shr", "spring":"spg", "springs":"spgs",
      "square":"sq", "station":"sta", "street":"st", "saint":"st", "str":"st", "terrace":"ter", "terr":"ter",
      "turnpike":"tpke", "trace":"trce", "trail":"trl", "vista":"vis", "village":"vlg", "valley":"vly",
      "view":"vw", "crossing":"xing", "crossroad":"xrd", "north":"n", "south":"s", "east":"e", "west":"w",
      "northeast":"ne", "northwest":"nw", "southeast":"se", "southwest":"sw", "apartment":"unit", "apt":"unit",
      "suite":"unit", "ste":"unit", "room":"unit", "rm":"unit", "number":"unit", "no":"unit", "one":"1",
      "first":"1", "two":"2", "second":"2", "three":"3", "third":"3", "four":"4", "fourth":"4", "five":"5",
      "fifth":"5", "six":"6", "sixth":"6", "seven":"7", "seventh":"7", "eight":"8", "eighth":"8", "nine":"9",
      "ninth":"9", "ten":"10", "tenth":"10", "eleven":"11", "eleventh":"11", "twelve":"12", "twelfth":"12",
      "alabama":"al", "alaska":"ak", "arizona":"az", "arkansas":"ar", "california":"ca", "colorado":"co",
      "connecticut":"ct", "delaware":"de", "florida":"fl", "georgia":"ga", "hawaii":"hi", "idaho":"id",
      "illinois":"il", "indiana":"in", "iowa":"ia", "kansas":"ks", "kentucky":"ky", "louisiana":"la",
      "maine":"me", "maryland":"md", "massachusetts":"ma", "michigan":"mi", "minnesota":"mn",
      "mississippi":"ms", "missouri":"mo", "montana":"mt", "nebraska":"ne", "nevada":"nv", "ohio":"oh",
      "oklahoma":"ok", "oregon":"or", "pennsylvania":"pa", "tennessee":"tn", "texas":"tx", "utah":"ut",
      "vermont":"vt", "virginia":"va", "washington":"wa", "wisconsin":"wi", "wyoming":"wy"
    }'::jsonb ->> word, word), ' ' ORDER BY place)
  INTO spelled FROM unnest(string_to_array(spelled, ' ')) WITH ORDINALITY AS words (word, place);
  spelled := ' ' || coalesce(spelled, '') || ' ';
  FOREACH phrase SLICE 1 IN ARRAY ARRAY[
    ['post office box', 'po box'], ['pob', 'po box'], ['cr', 'co rd'], ['rural rt', 'rr'], ['n carolina', 'nc'],
    ['s carolina', 'sc'], ['n dakota', 'nd'], ['s dakota', 'sd'], ['new hampshire', 'nh'], ['new jersey', 'nj'],
    ['new mexico', 'nm'], ['new york', 'ny'], ['rhode is', 'ri'], ['w va', 'wv'], ['district of columbia', 'dc'],
    ['puerto rico', 'pr']
  ] LOOP
    spelled := replace(spelled, ' ' || phrase[1] || ' ', ' ' || phrase[2] || ' ');
  END LOOP;
  spelled := regexp_replace(spelled, ' ([ns]) ([ew])\M', ' \1\2', 'g');
  -- '2nd Floor' is 'Floor 2'.
  spelled := regexp_replace(spelled, ' (\d+) fl (?!\d)', ' fl \1 ', 'g');
  spelled := regexp_replace(spelled, ' (unit|po box)( unit)+\M', ' \1', 'g');
  unit := coalesce(substring(spelled FROM ' unit (?:\d+(?: [a-z]\M)?|[a-z](?: \d+)?\M|[^ ]+)'), '');
  RETURN btrim(replace(spelled, unit, '') || unit);
END
$$;

-- The body of this one names fold_text for any search path, as ANALYZE needs it.
CREATE FUNCTION address_key(lines text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN key_of_address(fold_text(array_to_string(lines, E'\n')));

CREATE INDEX parties_by_address ON parties (address_key(address_lines) COLLATE "C");
