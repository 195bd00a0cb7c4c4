-- A follow-up is about any item of Today, and no longer about a requirement only. An item that was put off is a
-- follow-up for a later day, and one that was assigned is a follow-up of another person.

ALTER TABLE follow_ups DROP CONSTRAINT follow_ups_pkey;
ALTER TABLE follow_ups RENAME COLUMN requirement_id TO item_key;
ALTER TABLE follow_ups RENAME COLUMN requirement TO what;
ALTER TABLE follow_ups
  ALTER COLUMN policy_number DROP NOT NULL,
  -- What it is about. With `requirement`, the key is the id of the requirement.
  ADD COLUMN subject text COLLATE "C" NOT NULL DEFAULT 'requirement',
  -- Who it is about; empty for the insured of the policy.
  ADD COLUMN who text NOT NULL DEFAULT '',
  -- The business date on which its owner marked it as done.
  ADD COLUMN done_on date,
  -- The day before the last change, which undo sets again although it may have passed.
  ADD COLUMN previous_on date;
-- One requirement has one follow-up of a user, also where a book once had its id on two policies.
DELETE FROM follow_ups AS one USING follow_ups AS other
WHERE one.user_id = other.user_id AND one.producer_id = other.producer_id AND one.item_key = other.item_key
  AND one.policy_number > other.policy_number;
ALTER TABLE follow_ups
  ALTER COLUMN subject DROP DEFAULT,
  ALTER COLUMN who DROP DEFAULT,
  ADD PRIMARY KEY (user_id, producer_id, subject, item_key);
CREATE INDEX follow_ups_by_policy ON follow_ups (policy_number);
CREATE INDEX follow_ups_of_agency ON follow_ups (producer_id) WHERE deleted_at IS NULL AND done_on IS NULL;

-- A follow-up that was put off: its day is later.
UPDATE follow_ups SET
  follow_up_on = skip.until_on,
  note = left(concat_ws(E'\n', nullif(note, ''), skip.reason), 2000),
  version = version + 1
FROM today_skips AS skip
WHERE skip.kind = 'followUps' AND skip.item_key = follow_ups.item_key
  AND skip.user_id = follow_ups.user_id AND skip.producer_id = follow_ups.producer_id
  AND skip.until_on > follow_up_on AND deleted_at IS NULL;

-- What was assigned: a follow-up of the person for the day on which it was given.
INSERT INTO follow_ups (user_id, producer_id, subject, item_key, policy_number, who, what, follow_up_on, note,
  version, saved_at, assigned_by, assigned_on)
SELECT item.user_id, producer_id, subject, item_key, policies.policy_number,
  CASE WHEN who = primary_insured THEN '' ELSE who END, what, assigned_on,
  concat('From ', coalesce(giver.first_name || ' ' || giver.last_name, 'a former user'),
    nullif(': ' || note, ': ')), item.version, assigned_at,
  nullif(assigned_by, item.user_id), CASE WHEN assigned_by <> item.user_id THEN assigned_on END
FROM today_assignments AS item
  LEFT JOIN users AS giver ON giver.user_id = item.assigned_by
  LEFT JOIN policies USING (policy_number)
WHERE item.user_id IS NOT NULL
ON CONFLICT (user_id, producer_id, subject, item_key) DO UPDATE SET
  note = left(concat_ws(E'\n', nullif(follow_ups.note, ''), excluded.note), 2000),
  follow_up_on = CASE WHEN follow_ups.deleted_at IS NULL
    THEN least(follow_ups.follow_up_on, excluded.follow_up_on) ELSE excluded.follow_up_on END,
  version = follow_ups.version + 1,
  deleted_at = NULL,
  assigned_by = excluded.assigned_by,
  assigned_on = excluded.assigned_on;

-- What was put off: a follow-up of the user for the day on which the item would have come back.
INSERT INTO follow_ups (user_id, producer_id, subject, item_key, policy_number, who, what, follow_up_on, note,
  version, saved_at)
SELECT DISTINCT ON (user_id, producer_id, subject, item_key) user_id, producer_id, subject, item_key,
  policies.policy_number, CASE WHEN who = primary_insured THEN '' ELSE who END, what, until_on, skip.reason, 1, skipped_at
FROM (
  SELECT *, CASE kind
    WHEN 'overdueRequirements' THEN 'requirement' WHEN 'dueThisWeek' THEN 'requirement'
    WHEN 'lapsing' THEN 'policy' WHEN 'chargebacksAtRisk' THEN 'chargeback'
    WHEN 'cases' THEN 'case' WHEN 'deadlines' THEN 'deadline'
    WHEN 'endings' THEN 'ending' ELSE 'change' END AS subject
  FROM today_skips WHERE kind <> 'followUps') AS skip
  LEFT JOIN policies USING (policy_number)
ORDER BY user_id, producer_id, subject, item_key, until_on DESC
ON CONFLICT (user_id, producer_id, subject, item_key) DO UPDATE SET
  note = left(concat_ws(E'\n', nullif(follow_ups.note, ''), excluded.note), 2000),
  follow_up_on = CASE WHEN follow_ups.deleted_at IS NULL
    THEN greatest(follow_ups.follow_up_on, excluded.follow_up_on) ELSE excluded.follow_up_on END,
  version = follow_ups.version + 1,
  deleted_at = NULL;

DROP TABLE today_skips;
DROP TABLE today_assignments;
