-- Forgiving search of patients: what a name sounds like, and the keys by which a patient is found, in one index.
-- Functions, not columns: rows are inserted whole in several places, and what exists already is found too.

-- The words of a name: lower case, without Latin accents and apostrophes.
CREATE FUNCTION "service"."name_words"(name text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(word), '{}') FROM regexp_split_to_table(
    regexp_replace(lower(normalize(name, NFKD)), U&'[\0300-\036f\200c\200d''`\00b4\2018\2019]', '', 'g'),
    '[[:space:].,;:/()"_+*&|!?-]+') AS word
  WHERE word <> ''
$$;

-- How a name in Latin letters sounds to Indian ears: aspirates, doubled letters and vowels after the first do not
-- count. Names in other letters sound as they are written.
CREATE FUNCTION "service"."name_sound"(word text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  heard text := word;
BEGIN
  IF heard !~ '^[a-z]+$' THEN RETURN heard; END IF;
  heard := replace(replace(replace(heard, 'ph', 'f'), 'zh', 'l'), 'qu', 'k');
  heard := regexp_replace(regexp_replace(heard, '^x', 'j'), 'x', 'ks', 'g');
  -- "ch" is a letter of its own; it is written C until the end.
  heard := replace(replace(heard, 'ch', 'C'), 'ck', 'k');
  heard := regexp_replace(heard, '([kgjtdbsr])h', '\1', 'g');
  heard := regexp_replace(heard, 'c(?=[eiy])', 's', 'g');
  -- Chowdhury is Chaudhary.
  heard := regexp_replace(heard, '([aeiou])w(?=[bcCdfghjklmnpqrstvxz])', '\1', 'g');
  heard := translate(heard, 'cqwz', 'kkvj');
  heard := regexp_replace(heard, 'm(?=[bp])', 'n', 'g');
  heard := regexp_replace(heard, '^[aeiou]', 'a');
  heard := left(heard, 1) || regexp_replace(substr(heard, 2), '[aeiouyh]', '', 'g');
  RETURN lower(regexp_replace(replace(heard, 'C', 'c'), '(.)\1+', '\1', 'g'));
END
$$;

-- Everything that a patient of a business can be found by. One letter says of what kind a key is:
--   = word   < beginning of a word   ~ sound   > beginning of a sound   - sound with at most one letter left out
--   # last four digits   ^ first four digits after the prefix   @ partner id   % beginning of the partner id
CREATE FUNCTION "service"."patient_keys"(business text, name text, mobile text, partner text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  words text[] := "service"."name_words"(coalesce(name, ''));
  keys text[] := '{}';
  digits text := right(regexp_replace(coalesce(mobile, ''), '[^0-9]', '', 'g'), 10);
  word text;
  sound text;
BEGIN
  FOREACH word IN ARRAY words LOOP
    sound := "service"."name_sound"(word);
    keys := keys || ('=' || word) || ('~' || sound);
    FOR i IN 1 .. least(4, length(word)) LOOP keys := keys || ('<' || left(word, i)); END LOOP;
    FOR i IN 2 .. least(5, length(sound)) LOOP keys := keys || ('>' || left(sound, i)); END LOOP;
    IF length(sound) BETWEEN 3 AND 12 THEN
      keys := keys || ('-' || sound);
      FOR i IN 1 .. length(sound) LOOP
        keys := keys || ('-' || left(sound, i - 1) || substr(sound, i + 1));
      END LOOP;
    END IF;
  END LOOP;
  -- Ram Kumar is also Ramkumar.
  FOR i IN 2 .. coalesce(array_length(words, 1), 0) LOOP
    keys := keys || ('~' || "service"."name_sound"(words[i - 1] || words[i]));
  END LOOP;
  IF digits <> '' THEN keys := keys || ('#' || right(digits, 4)) || ('^' || left(digits, 4)); END IF;
  IF partner IS NOT NULL THEN
    keys := keys || ('@' || lower(partner)) || ('%' || left(lower(partner), 3));
  END IF;
  RETURN (SELECT coalesce(array_agg(DISTINCT business || key), '{}') FROM unnest(keys) AS key);
END
$$;

CREATE INDEX "Patient_keys" ON "service"."Patient" USING gin ("service"."patient_keys"(
  "businessId", "firstName" || ' ' || "middleName" || ' ' || "lastName", "mobile", "partnerId"
)) WHERE "archivedAt" IS NULL;
