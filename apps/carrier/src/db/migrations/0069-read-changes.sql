-- Today: the last business date whose changes the user has read; null before the first time.
ALTER TABLE today_visits ADD COLUMN read_on date;
