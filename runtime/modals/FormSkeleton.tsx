/** Stands for the form while it loads, at about its height. */
export function FormSkeleton() {
  return (
    <output className="form-skeleton">
      <span className="visually-hidden">Loading the form</span>
      {[0, 1, 2, 3, 4, 5].map((field) => (
        <span className="form-skeleton__field" key={field} />
      ))}
    </output>
  );
}
