-- CreateTable
CREATE TABLE "Catalogue" (
    "id" SERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "products" INTEGER NOT NULL,
    "loadedAt" BIGINT NOT NULL,

    CONSTRAINT "Catalogue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CatalogueProduct" (
    "catalogueId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "genericName" TEXT,
    "manufacturerName" TEXT,
    "productType" TEXT,
    "form" TEXT,
    "volumes" TEXT,

    CONSTRAINT "CatalogueProduct_pkey" PRIMARY KEY ("catalogueId","number")
);

-- AddForeignKey
ALTER TABLE "CatalogueProduct" ADD CONSTRAINT "CatalogueProduct_catalogueId_fkey" FOREIGN KEY ("catalogueId") REFERENCES "Catalogue"("id") ON DELETE CASCADE ON UPDATE CASCADE;
