-- Features that a carrier can switch [S3]; one that is not in the table is off.

CREATE TABLE feature_flags (
  feature text PRIMARY KEY,
  is_enabled boolean NOT NULL
);
