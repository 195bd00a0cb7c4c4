-- A requirement is overdue on the day after its due date, and not before its appointment.

DROP INDEX requirements_open_by_due_on;
CREATE INDEX requirements_open_by_overdue_on ON requirements (greatest(due_on, scheduled_on))
  WHERE met_on IS NULL;
