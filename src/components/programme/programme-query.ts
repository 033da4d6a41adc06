// The data of the programme page.
import { graphql } from 'gatsby'

export const query = graphql`
  fragment Presented on Presented {
    id
    code
    oldCodes
    title
    titleRuns {
      text
      mark
    }
    titleLanguage
    spokenLanguage
    presenters {
      name
      affiliation
    }
    coAuthors
    abstract
    links {
      kind
      href
    }
  }
  fragment ProgrammeTalk on ProgrammeDaysSessionsTalks {
    ...Presented
    kind
    startsAt
    endsAt
    day
  }
  fragment ProgrammeSession on ProgrammeDaysSessions {
    code
    kind
    title
    hall
    moreHalls
    placeName
    chairs
    panel {
      role
      name
      affiliation
    }
    note
    startsAt
    endsAt
    day
    within
    talks {
      ...ProgrammeTalk
    }
  }
  fragment ProgrammeDay on ProgrammeDays {
    date {
      iso
      day
      full
      weekday
    }
    title
    sessions {
      ...ProgrammeSession
    }
  }
  fragment ProgrammePoster on ProgrammePosters {
    ...Presented
    themeName
    session
  }
  fragment ProgrammeSchedule on Programme {
    version
    released {
      iso
      text
      day
    }
    halls {
      key
      name
    }
    awards {
      date {
        text
      }
      prizes
    }
    ...PosterWinners
    changes {
      date {
        iso
        text
      }
      kind
      item
      name
      text
      target
    }
    days {
      ...ProgrammeDay
    }
    posters {
      ...ProgrammePoster
    }
    booklet
    people
    withdrawn
  }
`
