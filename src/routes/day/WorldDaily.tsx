import Daily from './Daily'

/** The puzzle of the day for all countries of the world. */
export default function WorldDaily() {
  return <Daily deck="world" />
}
