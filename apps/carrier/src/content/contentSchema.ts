import { buildSchema } from 'graphql';

/** The schema of the content service [S3, S7]: `POST /content/graphql`. */
export const contentSchema = buildSchema(`
  enum Status { draft published }

  type Icon { id: String! }

  type NavItem {
    text: String!
    "A path of the portal, an address elsewhere, or nothing for a parent."
    url: String
    "Needs a login: visitors see a lock."
    protected: Boolean!
    icon: Icon
    children: [NavItem!]!
  }

  type FooterPage { slug: String! }

  type Footer {
    default: Boolean!
    "HTML."
    footer_text: String!
    "The pages that show it; a slug may begin with /public."
    page: [FooterPage!]!
  }

  type Block {
    heading: String
    html: String!
  }

  type Page {
    url: String!
    title: String!
    body: [Block!]!
  }

  type Query {
    agent_center_nav(status: Status = published): [NavItem!]!
    agent_center_footer: [Footer!]!
    agent_center_page(url: String!, status: Status = published): Page
  }
`);
