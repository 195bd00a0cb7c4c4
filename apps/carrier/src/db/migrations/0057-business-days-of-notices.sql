-- The business date on which the carrier noticed a change. Older notices have the day of the clock.
ALTER TABLE notices ADD COLUMN noticed_on date;
UPDATE notices SET noticed_on = (noticed_at AT TIME ZONE 'UTC')::date;
ALTER TABLE notices ALTER COLUMN noticed_on SET NOT NULL;
