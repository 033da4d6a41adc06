// The data of the programme page: the programme itself, and the labels around it.
import { graphql } from 'gatsby'

export const query = graphql`
  fragment ProgrammeTalk on ProgrammeDaysSessionsTalks {
    id
    code
    oldCodes
    kind
    title
    titleRuns {
      text
      mark
    }
    titleLanguage
    language
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
    start
    end
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
    start
    end
    startsAt
    endsAt
    day
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
    id
    code
    oldCodes
    title
    titleRuns {
      text
      mark
    }
    titleLanguage
    themeName
    session
    language
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
      target
    }
    days {
      ...ProgrammeDay
    }
    posters {
      ...ProgrammePoster
    }
    booklet
    withdrawn
  }
  fragment ProgrammeWords on InterfaceProgramme {
    downloadProgramme
    version
    allDays
    day
    hall
    chair
    chairs
    moderator
    moderators
    panellists
    invitedTalk
    plenaryLecture
    posters
    postersShort
    posterNumber
    posterTitle
    presenters
    theme
    copyLink
    linkCopied
    search
    searchHint
    searchFailed
    results
    oneResult
    noResults
    clearSearch
    kind
    kindPlenary
    kindInvited
    kindTalk
    kindPoster
    all
    now
    nextUp
    nowAndNext
    clockZone
    istanbulTime
    star
    mine
    mineEmpty
    clash
    shareMine
    shareCopied
    shareHere
    exportMine
    notSaved
    importTitle
    importAdd
    importReplace
    importCancel
    gone
    moved
    renamed
    remove
    understood
    calendars
    calendarsHint
    subscribe
    download
    wholeProgramme
    hallCalendar
    dayCalendar
    sessionCalendar
    keyDatesCalendar
    changes
    changesFeed
    added
    movedKind
    cancelled
    changed
    abstract
    coAuthors
    moreAuthors
    slides
    video
    inEnglish
    inTurkish
    awards
    data
    dataXml
    pdfEnglish
    pdfTurkish
    abstractBooklet
    tableOfDays
    overview
    today
    talks
    details
    expandAll
    collapseAll
    filters
    changesSince
    oneChangeSince
    until
  }
`
