-- Each way to sort the active list, read from an index alone: sorting the million policies of a whole
-- house takes seconds. The default order has its index since 0012.
CREATE INDEX policies_active_by_issue_date
  ON policies (issue_date, policy_number) INCLUDE (row_id, agent_id) WHERE status = 'Active';
CREATE INDEX policies_active_by_paid_to_date
  ON policies (paid_to_date, policy_number) INCLUDE (row_id, agent_id) WHERE status = 'Active';
CREATE INDEX policies_active_by_paid_to_date_desc
  ON policies (paid_to_date DESC NULLS LAST, policy_number) INCLUDE (row_id, agent_id)
  WHERE status = 'Active';
CREATE INDEX policies_active_by_billing_mode
  ON policies (billing_mode COLLATE "C", policy_number) INCLUDE (row_id, agent_id)
  WHERE status = 'Active';
CREATE INDEX policies_active_by_billing_mode_desc
  ON policies (billing_mode COLLATE "C" DESC NULLS LAST, policy_number) INCLUDE (row_id, agent_id)
  WHERE status = 'Active';
CREATE INDEX policies_active_by_number
  ON policies (policy_number) INCLUDE (row_id, agent_id) WHERE status = 'Active';

-- The same for whose a pending policy is.
DROP INDEX policies_pending;
CREATE INDEX policies_pending ON policies (policy_number) INCLUDE (row_id, agent_id)
  WHERE status = 'Pending';

-- What filters name one by one; and the policies of few agents are looked up, not picked out of all.
CREATE INDEX policies_of_agent ON policies (agent_id, policy_number);
CREATE INDEX policies_of_group ON policies (group_number);
CREATE INDEX policies_of_insured ON policies (primary_insured);
