// What is served at lunch on the social tour, course by course.
import * as styles from './lunch-menu.module.css'

export function LunchMenu({ courses }: { courses: readonly string[] }) {
  return (
    <ul className={styles.menu}>
      {courses.map((course) => (
        <li key={course}>{course}</li>
      ))}
    </ul>
  )
}
