-- The first request of Today reads these from indexes alone: looking up each row in its table takes most of the time.

-- Days that return each year.
DROP INDEX policies_by_anniversary;
CREATE INDEX policies_by_anniversary ON policies
  ((extract(month FROM issue_date)::int * 100 + extract(day FROM issue_date)::int))
  INCLUDE (issue_date, policy_number, row_id, agent_id)
  WHERE status = 'Active';
DROP INDEX parties_by_birthday;
CREATE INDEX parties_by_birthday ON parties
  ((extract(month FROM birth_date)::int * 100 + extract(day FROM birth_date)::int))
  INCLUDE (birth_date, policy_number, position, parts)
  WHERE birth_date IS NOT NULL AND parts && ARRAY['Insured', 'Annuitant', 'Owner'];

-- The client of each insured with a death claim.
ALTER TABLE party_clients
  DROP CONSTRAINT party_clients_pkey,
  ADD PRIMARY KEY (policy_number, position) INCLUDE (client_id);

-- Policies past due, whose commission depends on the day of issue.
DROP INDEX policies_active_by_paid_to_date;
CREATE INDEX policies_active_by_paid_to_date
  ON policies (paid_to_date, policy_number) INCLUDE (row_id, agent_id, issue_date) WHERE status = 'Active';

-- What ended on a day, and no longer only what lapsed.
DROP INDEX policies_lapsed_by_day;
CREATE INDEX policies_ended_by_day ON policies (status_date) WHERE status IN ('Terminated', 'Lapsed');
