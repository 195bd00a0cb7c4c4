-- When a user gave a follow-up to its owner. 'Done today' of the giver counts it once: the owner's later changes
-- have another moment.
ALTER TABLE follow_ups ADD COLUMN assigned_at timestamptz;
UPDATE follow_ups SET assigned_at = saved_at WHERE assigned_by IS NOT NULL;

-- An old follow-up on a case gets the policy of the case, because only the book that has the policy sees it.
UPDATE follow_ups SET policy_number = cases.policy_number FROM cases
WHERE subject = 'case' AND follow_ups.policy_number IS NULL AND envelope_id = item_key;
