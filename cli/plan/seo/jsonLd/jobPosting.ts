import type { DataKind } from "./kind.ts";
import { organizationRef, placeOf, REQUIRED_ADDRESS } from "./organization.ts";

/** The page's job, from `job` in front matter. None while contacts are placeholders. */
export const jobPosting: DataKind = {
  make({ context, copy, content, canonical, description }) {
    const { job } = copy.data;
    const { host, home, site } = context;
    if (!job || site.config.contacts.placeholder) return undefined;
    const isRemote = job.location === "remote";
    return {
      "@type": "JobPosting",
      title: content.heading,
      // Replaced by the page's copy once that is rendered.
      description,
      url: canonical,
      datePosted: job.datePosted,
      validThrough: job.validThrough,
      employmentType: job.employmentType.map((type) => type.toUpperCase().replace("-", "_")),
      hiringOrganization: { ...organizationRef(context), sameAs: host.origin + home },
      jobLocation: isRemote ? undefined : placeOf(context, job.location),
      jobLocationType: isRemote ? "TELECOMMUTE" : undefined,
      applicantLocationRequirements: isRemote ? { "@type": "Country", name: site.config.name } : undefined,
    };
  },
  required: {
    JobPosting: [
      "title",
      "description",
      "datePosted",
      "validThrough",
      "hiringOrganization",
      ["jobLocation", "applicantLocationRequirements"],
    ],
    Organization: ["name"],
    Place: ["address"],
    ...REQUIRED_ADDRESS,
  },
  key: "job",
  written: {
    "jobLocation or applicantLocationRequirements": "`location` (the name of an office, else `remote`)",
  },
  lastDay: ({ copy }) => copy.data.job?.validThrough,
};
