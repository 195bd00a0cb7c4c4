-- When rights of a policy end: the carrier knows these dates by product and by policy. A policy without
-- such rights has no row.
CREATE TABLE policy_terms (
  policy_number text COLLATE "C" PRIMARY KEY REFERENCES policies,
  -- The last day on which the policy can be converted without evidence of insurability.
  conversion_ends_on date,
  -- The last day of the level premium. From the next day the premium rises each year.
  level_term_ends_on date
);
CREATE INDEX policy_terms_by_conversion ON policy_terms (conversion_ends_on);
CREATE INDEX policy_terms_by_level_term ON policy_terms (level_term_ends_on);

-- Days that return each year are found by month and day, and never by reading the whole book.
CREATE INDEX policies_by_anniversary ON policies
  ((extract(month FROM issue_date)::int * 100 + extract(day FROM issue_date)::int))
  WHERE status = 'Active';
CREATE INDEX parties_by_birthday ON parties
  ((extract(month FROM birth_date)::int * 100 + extract(day FROM birth_date)::int))
  WHERE birth_date IS NOT NULL AND parts && ARRAY['Insured', 'Annuitant', 'Owner'];

-- Alerts can report a deadline some days ahead.
ALTER TABLE alert_preferences DROP CONSTRAINT alert_preferences_event_check;
ALTER TABLE alert_preferences ADD CONSTRAINT alert_preferences_event_check
  CHECK (event IN ('RequirementAdded', 'RequirementOverdue', 'PolicyIssued', 'PolicyLapsed',
    'PolicyDeadline', 'CommissionPosted', 'ClaimUpdate'));
