// The GraphQL fragments of the programme and of the words around it.
import { graphql } from 'gatsby'

export const schedule = graphql`
  fragment ProgrammeTalk on ProgrammeDaysSessionsTalks {
    code
    kind
    title
    titleLanguage
    language
    presenters {
      name
      affiliation
    }
    abstract
    start
    end
  }
  fragment ProgrammeSession on ProgrammeDaysSessions {
    code
    kind
    title
    hall
    placeName
    chairs
    note
    start
    end
    talks {
      ...ProgrammeTalk
    }
  }
  fragment ProgrammeDay on ProgrammeDays {
    date {
      iso
      day
      full
    }
    nextDay
    title
    sessions {
      ...ProgrammeSession
    }
  }
  fragment ProgrammePoster on ProgrammePosters {
    code
    title
    titleLanguage
    themeName
    session
    language
    presenters {
      name
      affiliation
    }
    abstract
  }
  fragment ProgrammeSchedule on Programme {
    version
    released {
      text
    }
    halls {
      key
      name
    }
    awards {
      date {
        text
      }
      prizes {
        text
      }
    }
    changes {
      date {
        iso
        text
      }
      kind
      item
      name
      text
      leads
    }
    days {
      ...ProgrammeDay
    }
    posters {
      ...ProgrammePoster
    }
  }
`
