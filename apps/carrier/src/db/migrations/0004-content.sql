-- The content service [S7]: navigation, footers, pages and temporary messages. What is not published
-- yet stands beside what is, as a draft.

CREATE TABLE content_navigation (
  id integer PRIMARY KEY,
  parent_id integer REFERENCES content_navigation,
  status text NOT NULL CHECK (status IN ('draft', 'published')),
  position integer NOT NULL,
  text text NOT NULL,
  url text,
  protected boolean NOT NULL,
  icon text
);

CREATE TABLE content_footers (
  id integer PRIMARY KEY,
  is_default boolean NOT NULL,
  footer_text text NOT NULL,
  slugs text[] NOT NULL
);

CREATE TABLE content_pages (
  url text NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'published')),
  title text NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (url, status)
);

CREATE TABLE temporary_messages (
  id integer PRIMARY KEY,
  heading text NOT NULL,
  message text NOT NULL,
  publish_date date NOT NULL
);
